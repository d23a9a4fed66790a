/** Replaced by the bundler: there is no process in the browser. */
declare const process: { readonly env: { readonly NODE_ENV: 'production' | 'development' | 'test' } };

/** Where webpack asks for the parts that are loaded later. */
declare let __webpack_public_path__: string;
