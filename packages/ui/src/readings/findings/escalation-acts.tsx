import { MeasuredText } from '../../primitives/untranslated/index.ts';
import type { ActLines } from './use-finding-texts.ts';

/** What is to be done now, the most urgent first and largest, each with what it is asked for. */
export function EscalationActs({ acts }: { readonly acts: readonly ActLines[] }) {
  return (
    <div className="flex flex-col gap-3">
      {acts.map(({ act, title, lines }, index) => (
        <div key={act}>
          <h3
            className={
              index === 0 ? 'font-semibold text-2xl text-danger leading-8' : 'font-semibold text-lg leading-7'
            }
          >
            {title}
          </h3>
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
