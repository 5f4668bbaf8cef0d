/** Whether the status means that the purchase is done; the two flows spell it differently (API description, States). */
export function isProcessed(status: string): boolean {
  return ['processed', 'procesado'].includes(status.trim().toLowerCase());
}
