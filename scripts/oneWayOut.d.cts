interface Forbidden {
  readonly message: string;
}
export const globals: (Forbidden & { readonly name: string })[];
export const members: (Forbidden & { readonly selector: string })[];
export const open: string[];
