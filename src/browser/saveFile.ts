/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun with the click; the address may go once the browser has read it.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}
