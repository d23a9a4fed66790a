/** Replaced by the bundler: there is no process in the browser. */
declare const process: { readonly env: { readonly NODE_ENV: 'production' | 'development' | 'test' } };
