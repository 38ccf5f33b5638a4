import { MeasuredText } from '../../primitives/untranslated/index.ts';
import type { ActLines } from './use-finding-texts.ts';

/** Lists what to do now, most urgent first and largest, with the findings behind each action. */
export function EscalationActs({ acts }: { readonly acts: readonly ActLines[] }) {
  return (
    <div className="flex flex-col gap-3">
      {acts.map(({ act, title, lines }, index) => (
        <div key={act}>
          <h3 className={index === 0 ? 'text-name text-danger' : 'font-semibold text-lg'}>{title}</h3>
          <ul className="list-disc ps-5">
            {lines.map((line) => (
              <li key={line}>
                <MeasuredText>{line}</MeasuredText>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
