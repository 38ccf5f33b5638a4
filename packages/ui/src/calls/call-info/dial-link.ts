/**
 * Hands a `tel:` address to whatever dials here: a softphone, a phone, or nothing. Through an anchor, so that the page
 * itself never leaves.
 */
export function openTel(tel: string): void {
  const link = document.createElement('a');
  link.href = tel;
  link.click();
}
