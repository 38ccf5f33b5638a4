/**
 * Hands a `tel:` address to whatever dials here: a softphone, a phone, or nothing. Through an anchor, so that the page
 * itself never leaves.
 */
export function openTel(tel: string): void {
  const link = document.createElement('a');
  link.href = tel;
  link.click();
}

/** A number, or a `tel:` address, as people read it: Indian mobile numbers in two groups of five. */
export function phoneText(number: string): string {
  return number.replace(/^tel:/, '').replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
