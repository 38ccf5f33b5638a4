import { addTask } from '@careline/core/internal/care';
import {
  BOOKS_ENCOUNTERS,
  CALLS_PATIENTS,
  decideRight,
  holdsScope,
  type PatientTab,
  patientPath,
  type Right,
  SEES_PATIENTS,
  WRITES_RECORD,
} from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { mayPrescribe } from '@careline/core/internal/prescriptions';
import { RECORD_ADDITIONS, type RecordAddition, recordAdditionLabel } from '@careline/core/internal/record';
import { useLocale, useMessages } from '@careline/ui/messages';
import { MenuButton } from '@careline/ui/primitives/menu-button';
import { useShortcut } from '@careline/ui/primitives/shortcut';
import { AddReading } from '@careline/ui/readings/add-reading';
import { type ComponentProps, useCallback, useRef, useState } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { Booking, useMayBook } from '../../booking/book-encounter.tsx';
import { opensTab } from '../patient-tabs.ts';
import { useMetrics } from '../use-metrics.ts';
import { quickAddMessages } from './quick-add.messages.ts';

/** Added in a dialog of the menu; everything else is added in its own place in the record. */
type InPlace = 'reading' | 'booking';

/** The call that adds each item, and the tab where it is added. */
const THINGS: Readonly<Record<RecordAddition, { readonly by: Right; readonly tab?: PatientTab }>> = {
  reading: { by: WRITES_RECORD },
  note: { by: WRITES_RECORD, tab: 'notes' },
  task: { by: addTask, tab: 'tasks' },
  prescription: { by: SEES_PATIENTS, tab: 'medicines' },
  'lab-order': { by: WRITES_RECORD, tab: 'labs' },
  'lab-results': { by: WRITES_RECORD, tab: 'labs' },
  'case-sheet': { by: WRITES_RECORD, tab: 'record' },
  referral: { by: addTask, tab: 'tasks' },
  report: { by: WRITES_RECORD, tab: 'notes' },
  booking: { by: BOOKS_ENCOUNTERS },
  message: { by: CALLS_PATIENTS, tab: 'messages' },
  score: { by: WRITES_RECORD, tab: 'scores' },
  goal: { by: CALLS_PATIENTS, tab: 'notes' },
};

/** Only care providers can add these, unless the organisation sets another access level (decision 0092). */
const OF_PROVIDERS: readonly RecordAddition[] = ['lab-order', 'lab-results', 'case-sheet'];

/** Returns the address that opens the form for adding an item in the record. */
export const addAddress = (vitaId: string, thing: RecordAddition): string =>
  `${patientPath(vitaId, THINGS[thing].tab ?? 'overview')}?add=${thing}`;

const isInPlace = (thing: RecordAddition): thing is InPlace => THINGS[thing].tab === undefined;

function useThings(): readonly RecordAddition[] {
  const profile = useProfile();
  const mayBook = useMayBook();
  const { scopes } = profile;
  const may = (thing: RecordAddition): boolean => {
    const { by, tab } = THINGS[thing];
    if (!decideRight(by, scopes).allowed || (tab && !opensTab(tab, scopes))) return false;
    if (thing === 'booking') return mayBook;
    if (thing === 'prescription') return mayPrescribe(profile);
    return !OF_PROVIDERS.includes(thing) || holdsScope(scopes, 'my_encounters');
  };
  return RECORD_ADDITIONS.filter(may);
}

export interface QuickAddProps {
  readonly patient: Patient;
  /** Goes to where the item is added, on this page or another. */
  readonly onWay: (thing: RecordAddition) => void;
  /** Called when a reading is saved or an encounter is booked. */
  readonly onAdded: () => void;
  /** The kind of reading to start with, such as the one on screen. */
  readonly reading?: ComponentProps<typeof AddReading>['kind'];
}

/** One menu with everything the person may add for a patient; each entry opens the usual form. */
export function QuickAdd({ patient, onWay, onAdded, reading }: QuickAddProps) {
  const t = useMessages(quickAddMessages);
  const locale = useLocale();
  const { tabs, unsaved } = useConsole();
  const { vitaId, appUserInfo } = patient;
  const metrics = useMetrics();
  const things = useThings();
  // The shortcut works wherever the focus is on the page.
  const page = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<InPlace>();
  const reportDirty = useCallback((dirty: boolean) => unsaved.setDirty(dirty), [unsaved]);
  useShortcut(page, 'addToRecord', () => {
    // While the menu is open, the key types a letter instead.
    if (button.current?.getAttribute('aria-expanded') === 'true') return;
    button.current?.focus();
    button.current?.click();
  });
  if (things.length === 0) return null;
  const close = () => setOpened(undefined);
  return (
    <div
      ref={(own) => {
        page.current = own?.closest('main') ?? own;
      }}
      data-print="hidden"
    >
      <MenuButton
        ref={button}
        size="small"
        icon="add"
        shortcut="addToRecord"
        choices={things.map((key) => ({
          key,
          label: recordAdditionLabel(key, locale),
        }))}
        onChoose={(thing) => (isInPlace(thing) ? setOpened(thing) : onWay(thing))}
      >
        {t('add')}
      </MenuButton>
      {opened === 'reading' && (
        <AddReading
          {...{ metrics, vitaId, patient }}
          kind={reading}
          onAdded={() => {
            tabs.post({ kind: 'reading-stored' });
            onAdded();
          }}
          onClose={close}
          onDirtyChange={reportDirty}
        />
      )}
      {opened === 'booking' && (
        <Booking patient={{ vitaId, name: appUserInfo.name }} onBooked={onAdded} onClose={close} />
      )}
    </div>
  );
}
