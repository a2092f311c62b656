const field=document.querySelector("#find"),entries=[...document.querySelectorAll(".contents li")],none=document.querySelector("#none");
const plain=text=>text.normalize("NFD").replace(/[\u0300-\u036f]/g,"").toLowerCase();
const told=entries.map(entry=>plain(entry.textContent+" "+entry.id));
const show=()=>{const words=plain(field.value).split(/\s+/).filter(Boolean);let found=0;
entries.forEach((entry,n)=>{const fits=words.every(word=>told[n].includes(word));entry.hidden=!fits;found+=fits});
document.querySelectorAll(".contents h3").forEach(head=>{head.hidden=![...head.nextElementSibling.children].some(entry=>!entry.hidden)});
none.hidden=found>0};
field.parentElement.hidden=false;field.addEventListener("input",show);show();
