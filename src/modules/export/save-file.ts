export interface WrittenFile {
  blob: Blob;
  fileName: string;
}

/** Hands a file made here to the browser, as a link that is pressed at once. */
export function saveFile({ blob, fileName }: WrittenFile): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(blob);
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
