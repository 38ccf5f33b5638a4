import {
  type Dispense,
  dispensedOf,
  dispensedText,
  type IssuedLine,
  quantityText,
} from '@careline/core/internal/prescriptions';
import { useFormatDate, useLocale, useMessages, useWhen } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { StatusTag } from '../../../primitives/status-tag/index.ts';
import { useLineWords } from '../use-line-words.ts';
import { dispensingMessages } from './dispensing.messages.ts';

export interface LineDispensesProps {
  readonly line: IssuedLine;
  /** Called to correct an entry. Without it, corrections are not offered. */
  readonly onCorrect?: ((dispense: Dispense) => void) | undefined;
}

const TONES = { none: 'neutral', partly: 'warning', complete: 'success', 'open-ended': 'info' } as const;

/** Formats an expiry as month and year, as on the pack (08/2027), or as a day. */
function useExpiryText() {
  const formatDate = useFormatDate();
  return (expiresOn: string): string => {
    const [year = '', month = '', day] = expiresOn.split('-');
    return day === undefined ? `${month}/${year}` : formatDate(expiresOn);
  };
}

function Entry({ dispense, onCorrect }: Omit<LineDispensesProps, 'line'> & { readonly dispense: Dispense }) {
  const t = useMessages(dispensingMessages);
  const locale = useLocale();
  const formatDate = useFormatDate();
  const expiryText = useExpiryText();
  const when = useWhen();
  const { product, quantity, unit, batch, expiresOn, handedOverOn, by, facility, reason, enteredInError } =
    dispense;
  const amount = quantityText(quantity, unit, locale);
  const text = t('entry', {
    ...{ product, quantity: amount, batch, expiry: expiryText(expiresOn) },
    ...{ day: formatDate(handedOverOn), name: by.name, facility },
  });
  return (
    <li className="wrap-anywhere">
      <div className="flex flex-wrap items-start justify-between gap-x-2">
        <p className="min-w-0 grow">{enteredInError ? <s>{text}</s> : text}</p>
        {onCorrect && !enteredInError && (
          <span data-print="hidden">
            <Button
              size="small"
              variant="quiet"
              aria-label={t('correctOf', { product, quantity: amount })}
              onClick={() => onCorrect(dispense)}
            >
              {t('correct')}
            </Button>
          </span>
        )}
      </div>
      {reason !== '' && <p className="text-muted">{t('entryReason', { text: reason })}</p>}
      {enteredInError && (
        <p>
          {t('inError', {
            name: enteredInError.by.name,
            time: when(enteredInError.at),
            text: enteredInError.text,
          })}
        </p>
      )}
    </li>
  );
}

/** Shows how much of a line was dispensed, and each entry. Renders nothing if there are none. */
export function LineDispenses({ line, ...props }: LineDispensesProps) {
  const t = useMessages(dispensingMessages);
  const words = useLineWords();
  const locale = useLocale();
  const { dispenses = [] } = line;
  if (dispenses.length === 0) return null;
  const summary = dispensedText(line, locale);
  return (
    <div className="flex flex-col gap-1 self-stretch text-sm">
      {summary !== '' && (
        <p>
          <StatusTag tone={TONES[dispensedOf(line).state]}>{summary}</StatusTag>
        </p>
      )}
      <ul aria-label={t('list', { medicine: words.medicine(line) })} className="flex flex-col gap-1">
        {dispenses.map((dispense) => (
          <Entry key={dispense.id} {...{ dispense }} {...props} />
        ))}
      </ul>
    </div>
  );
}
