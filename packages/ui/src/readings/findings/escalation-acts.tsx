import { actLabel } from '@careline/core/clinical';
import { useLocale } from '../../messages/index.ts';
import type { ActLines } from './use-finding-texts.ts';

/** What is to be done now, the most urgent first and largest, each with what it is asked for. */
export function EscalationActs({ acts }: { readonly acts: readonly ActLines[] }) {
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-3">
      {acts.map(({ act, lines }, index) => (
        <div key={act}>
          <h3
            className={
              index === 0 ? 'font-semibold text-2xl text-danger leading-8' : 'font-semibold text-lg leading-7'
            }
          >
            {actLabel(act, locale)}
          </h3>
          <ul className="list-disc ps-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
