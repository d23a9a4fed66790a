interface Policy {
  readonly createHTML: (text: string) => string;
  readonly createScriptURL: (address: string) => string;
}

declare global {
  interface Window {
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Policy) => Policy };
  }
}

const STAGE_PAGE =
  '<!doctype html><html data-view="stage"><head><meta charset="utf-8"><title>-</title></head><body></body></html>';

/**
 * What the policy of the page lets nobody make unasked: the stage's empty page, the addresses of this page's own scripts, and that of
 * the worker in which builds are compared.
 */
export interface TrustedParts {
  readonly page: string;
  readonly script: (own: HTMLScriptElement) => string;
  readonly worker: (address: string) => string;
}

let parts: TrustedParts | undefined;

/** Trusted Types allow a policy of a name once; browsers without them take the plain texts. */
export const trustedParts = (): TrustedParts => (parts ??= create());

function create(): TrustedParts {
  const rules: Policy = { createHTML: () => STAGE_PAGE, createScriptURL: (address) => address };
  const policy = window.trustedTypes?.createPolicy('replay', rules) ?? rules;
  return {
    page: policy.createHTML(STAGE_PAGE),
    script: ({ src }) => policy.createScriptURL(src),
    worker: (address) => policy.createScriptURL(address),
  };
}
