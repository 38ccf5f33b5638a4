import { isoDay, labelIn } from '@careline/core/internal/formatting';
import {
  type Dispense,
  dispensedOf,
  type IssuedLine,
  loadDispensing,
  type Prescription,
} from '@careline/core/internal/prescriptions';
import { useState } from 'react';
import { useQuery } from '../../../http/index.ts';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { useHttp, useNow, useTimeZone } from '../../../provider/index.ts';
import { useLineWords } from '../use-line-words.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { DispenseDialog } from './dispense-dialog.tsx';
import { dispensingMessages } from './dispensing.messages.ts';
import { LineDispenses } from './line-dispenses.tsx';

export interface LineDispensingProps {
  readonly line: IssuedLine;
  readonly prescription: Prescription;
  /** The confirmed encounter for validating prescriptions. */
  readonly encounterId: string;
  readonly mayDispense: boolean;
  /** The signed-in member of staff, who may correct their own entries. */
  readonly staffId: string;
  /** Called with the text to announce after a save. */
  readonly onDone: (text: string) => void;
  /** Called when a dialog closes. Reload the prescriptions. */
  readonly onClose: () => void;
}

/** Returns the list of medicines and the rules of dispensing, loaded once. */
const useDispensingRules = () => {
  const { state } = useQuery(['dispensing'], loadDispensing);
  return state;
};

function DispenseButton({
  line,
  prescription,
  onOpen,
}: Pick<LineDispensingProps, 'line' | 'prescription'> & {
  readonly onOpen: () => void;
}) {
  const now = useNow();
  const timeZone = useTimeZone();
  const t = useMessages(dispensingMessages);
  const locale = useLocale();
  const words = useLineWords();
  const known = useDispensingRules();
  if (known.phase === 'failed') return <p className="text-sm">{t('tablesFailed')}</p>;
  if (known.phase !== 'ready') return null;
  const { rules, tables } = known.value;
  const day = isoDay(Math.floor(now() / 1000), timeZone) ?? '';
  const blocked = rules.lineDispenseProblem(line, prescription, { day, tables });
  // The dispensed quantity is already shown above.
  if (blocked && dispensedOf(line).state === 'complete') return null;
  if (blocked)
    return (
      <p className="wrap-anywhere text-muted text-sm">
        {t('blocked', { problem: labelIn(blocked.problem, locale) })}
      </p>
    );
  return (
    <Button
      size="small"
      icon="assignment"
      aria-label={t('dispenseOf', { medicine: words.medicine(line) })}
      onClick={onOpen}
    >
      {t('dispense')}
    </Button>
  );
}

/** Shows what was dispensed for a line. Lets a pharmacist dispense, or correct an entry. */
export function LineDispensing(props: LineDispensingProps) {
  const now = useNow();
  const http = useHttp();
  const { line, prescription, encounterId, mayDispense, staffId, onDone, onClose } = props;
  const [isOpen, setOpen] = useState(false);
  const [wrong, setWrong] = useState<Dispense>();
  const known = useDispensingRules();
  const close = () => {
    setOpen(false);
    setWrong(undefined);
    onClose();
  };
  const done = (text: string) => {
    setOpen(false);
    setWrong(undefined);
    onDone(text);
  };
  const canCorrect = mayDispense || line.dispenses?.some(({ by }) => by.id === staffId);
  const common = { http, line, prescription, now, onDone: done, onClose: close };
  return (
    <>
      <LineDispenses {...{ line }} onCorrect={canCorrect ? setWrong : undefined} />
      {mayDispense && (
        <div data-print="hidden">
          <DispenseButton {...{ line, prescription }} onOpen={() => setOpen(true)} />
        </div>
      )}
      {isOpen && known.phase === 'ready' && (
        <DispenseDialog {...common} {...{ encounterId }} dispensing={known.value} />
      )}
      {wrong && <CorrectDialog {...common} dispense={wrong} encounterId={mayDispense ? encounterId : null} />}
    </>
  );
}
