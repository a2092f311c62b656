//! The generator of the JavaScript that calls a WebAssembly module.
//!
//! `bindgen MODULE FOLDER` writes `oracle.js` and `oracle_bg.wasm` into the folder. The script's default export starts
//! the module; its other exports are the module's functions. The generator must have the same version of
//! `wasm-bindgen` as the module, so both manifests name it exactly.

use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [module, folder] = arguments.as_slice() else {
        eprintln!("usage: bindgen MODULE FOLDER");
        return ExitCode::FAILURE;
    };
    match generate(module, folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{module}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn generate(module: &str, folder: &str) -> Result<(), Box<dyn std::error::Error>> {
    Bindgen::new()
        .input_path(module)
        .out_name("oracle")
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)?;
    Ok(())
}
