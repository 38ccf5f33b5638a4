import { useMemo } from 'react';
import { encode } from 'uqr';

export interface PaperCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Returns the modules of a code as one path, in runs per row, so that no seams show in print. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => {
      const runs: string[] = [];
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        let end = x;
        while (row[end]) end += 1;
        runs.push(`M${x} ${y}h${end - x}v1h-${end - x}z`);
        x = end;
      }
      return runs.join('');
    })
    .join('');
}

/** Draws a QR code, always black on white, because scanners need it. */
export function PaperCode({ text, label }: PaperCodeProps) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 2 });
    return { size: code.size, path: pathOf(code.data) };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-28 shrink-0 bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
