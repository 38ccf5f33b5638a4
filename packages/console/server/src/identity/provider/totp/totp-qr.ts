import { encode } from 'uqr';

/** The quiet zone required by ISO/IEC 18004, in modules. */
const BORDER = 4;

/** Returns the path of one row of dark modules. */
const rowPath = (row: readonly boolean[], y: number): string =>
  row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('');

/**
 * Returns a QR code as SVG without styles or scripts.
 * It is dark on white in both colour schemes, as readers expect.
 */
export function qrPicture(text: string, label: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.map(rowPath).join('');
  return `<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
}
