import { labelIn } from '@careline/core/internal/formatting';
import {
  aroundStepsText,
  directionsText,
  lastEvent,
  paperMedicineText,
  paperQuantityText,
  reasonText,
  type ScheduleMark,
} from '@careline/core/internal/prescriptions';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { asSentence } from '../as-sentence.ts';
import { paperMessages } from '../prescriptions.messages.ts';
import type { PaperLine, PaperProps } from './paper-content.ts';
import { StepTable } from './step-table.tsx';
import { UnbrokenWords } from './unbroken-words.tsx';

/** Shows the symbol and warning that the rules require next to a scheduled medicine. */
function Mark({ mark, language }: { readonly mark: ScheduleMark; readonly language: string }) {
  return (
    <p lang={language} className="text-sm">
      <span className="me-1.5 rounded-control border border-ink px-1 font-semibold">{mark.symbol}</span>
      {[mark.warning, mark.dispensing].map((text) => asSentence(labelIn(text, language))).join(' ')}
    </p>
  );
}

/** Returns the directions as one sentence, without the steps, which are in the table. */
function paperDirections(line: PaperLine, language: string): string {
  if (!line.steps) return directionsText(line, language);
  return [aroundStepsText(line, language), reasonText(line, language), line.instructions]
    .filter(Boolean)
    .join(', ');
}

/** Returns whether a line was stopped after the signature. */
export const isLineStopped = ({ events = [] }: PaperLine): boolean =>
  lastEvent({ events }, 'stopped') !== undefined;

export function PaperLines({ content, language, tables, marks = [] }: PaperProps) {
  const t = useMessages(paperMessages);
  const locale = useLocale();
  const spoken = language ?? locale;
  return (
    <ol aria-label={t('medicines')} className="flex flex-col gap-3">
      {content.lines.map((line, index) => {
        const mark = marks[index];
        const quantity = paperQuantityText(line, spoken);
        const isStopped = isLineStopped(line);
        return (
          <li key={line.id} data-print="together" className="flex gap-3">
            <span className="w-5 shrink-0 text-end text-muted tabular-nums">{index + 1}.</span>
            <div className="wrap-anywhere min-w-0">
              <p translate="no" lang={spoken} className={`font-semibold ${isStopped ? 'line-through' : ''}`}>
                {paperMedicineText(line, tables, spoken)}
              </p>
              <StepTable line={line} language={spoken} />
              <p lang={spoken}>
                <UnbrokenWords text={paperDirections(line, spoken)} />
              </p>
              {quantity && <p lang={spoken}>{quantity}</p>}
              {mark && <Mark mark={mark} language={spoken} />}
              {isStopped && <p className="font-semibold">{t('stopped')}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
