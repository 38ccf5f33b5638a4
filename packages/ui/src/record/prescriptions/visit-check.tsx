import { isoDay } from '@careline/core/internal/formatting';
import { isCheckedAtVisit, type PrescribedLine } from '@careline/core/internal/prescriptions';
import { useEffect, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import type { PrescriptionWriterProps } from './prescription-writer-props.ts';
import { MedicineCheckForm, reconciliationMessages } from './reconciliation/index.ts';
import { useLineWords } from './use-line-words.ts';
import type { Writing } from './use-writing.ts';

type VisitCheckProps = Pick<PrescriptionWriterProps, 'vitaId' | 'encounterId' | 'now'> & {
  readonly writing: Pick<Writing, 'basis' | 'refresh' | 'today'>;
  /** Called when the check is done, to focus the field for the next line. */
  readonly onDone: () => void;
};

/** Says that the medicines were not checked at this visit, and starts the check. Shortcut: Alt+R. */
export function VisitCheck(props: VisitCheckProps) {
  const timeZone = useTimeZone();
  const { vitaId, encounterId, now, writing, onDone } = props;
  const t = useMessages(reconciliationMessages);
  const words = useLineWords();
  const [isOpen, setOpen] = useState(false);
  const { basis, refresh, today } = writing;
  const list = basis?.basis.medicines;
  const dayOf = (at: number) => isoDay(at, timeZone);
  const isDue = list !== undefined && !isCheckedAtVisit(list, encounterId, { today: today(), dayOf });
  useEffect(() => {
    if (!isDue) return;
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyR' || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isDue]);
  if (!list || !isDue) return null;
  const asked = (basis?.basis.patient.current ?? []).flatMap(({ line }) => {
    const whole = line as PrescribedLine | undefined;
    return whole?.id
      ? [{ id: whole.id, name: words.medicine(whole), directions: words.directions(whole) }]
      : [];
  });
  if (isOpen) {
    return (
      <MedicineCheckForm
        {...{ vitaId, encounterId, asked, list, now }}
        onSaved={() => {
          setOpen(false);
          refresh();
          onDone();
        }}
        onClose={() => {
          setOpen(false);
          onDone();
        }}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Icon name="info" size={18} />
      <span className="font-medium">{t('notAtVisit')}</span>
      <Button size="small" aria-keyshortcuts="Alt+R" onClick={() => setOpen(true)}>
        {t('check')}
      </Button>
      <span className="text-muted pointer-coarse:hidden">{t('keys')}</span>
    </div>
  );
}
