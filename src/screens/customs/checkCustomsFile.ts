/** Why none of the chosen files is sent; emptiness and size are the file field's to check, contents the server's. */
export type FileFault =
  | { readonly kind: 'several'; readonly count: number }
  | { readonly kind: 'wrong-type'; readonly name: string };

type Choice<F> =
  | { readonly kind: 'file'; readonly file: F }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly fault: FileFault };

const TABLE = /\.(csv|tsv|txt|xlsx)$/i;

/** The one file to send from what was chosen or dropped, or why none is sent. */
export function checkCustomsFile<F extends Pick<File, 'name'>>(chosen: readonly F[]): Choice<F> {
  const [file] = chosen;
  if (file === undefined) return { kind: 'nothing' };
  if (chosen.length > 1) return { kind: 'refused', fault: { kind: 'several', count: chosen.length } };
  if (!TABLE.test(file.name)) return { kind: 'refused', fault: { kind: 'wrong-type', name: file.name } };
  return { kind: 'file', file };
}
