/** Whether a text is an own page elsewhere, or empty: http or https, nothing that runs (member §5). */
export function isWebAddressOrNone(address: string): boolean {
  return address === '' || /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(address);
}
