import { MeasuredText } from '../../primitives/untranslated/index.ts';
export function FindingLines({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly string[];
}) {
  return (
    <div>
      <h3 className="font-medium text-sm">{title}</h3>
      <ul className="list-disc ps-5">
        {lines.map((line) => (
          <li key={line}>
            <MeasuredText>{line}</MeasuredText>
          </li>
        ))}
      </ul>
    </div>
  );
}
