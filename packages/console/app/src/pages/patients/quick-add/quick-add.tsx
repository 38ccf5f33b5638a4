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
import { ADDED_THINGS, type AddedThing, addedThingLabel } from '@careline/core/internal/record';
import { useLocale, useMessages } from '@careline/ui/messages';
import { MenuButton } from '@careline/ui/primitives/menu-button';
import { useShortcut } from '@careline/ui/primitives/shortcut';
import { AddReading } from '@careline/ui/readings/add-reading';
import { useCallback, useRef, useState } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { Booking, useMayBook } from '../../booking/book-encounter.tsx';
import { opensTab } from '../patient-tabs.ts';
import { useMetrics } from '../use-metrics.ts';
import { quickAddMessages } from './quick-add.messages.ts';

/** What is added in a dialog of the menu itself; everything else has its place in the record. */
type InPlace = 'reading' | 'booking';

/** The call that adds each, and the part of the record in which it is added. */
const THINGS: Readonly<Record<AddedThing, { readonly by: Right; readonly tab?: PatientTab }>> = {
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

/** What only whoever sees patients themselves writes, as long as nobody set another access level (decision 0092). */
const OF_PROVIDERS: readonly AddedThing[] = ['lab-order', 'lab-results', 'case-sheet'];

/** Where something is added in the record: its address opens the way to it. */
export const addAddress = (vitaId: string, thing: AddedThing): string =>
  `${patientPath(vitaId, THINGS[thing].tab ?? 'overview')}?add=${thing}`;

const isInPlace = (thing: AddedThing): thing is InPlace => THINGS[thing].tab === undefined;

function useThings(): readonly AddedThing[] {
  const profile = useProfile();
  const mayBook = useMayBook();
  const { scopes } = profile;
  const may = (thing: AddedThing): boolean => {
    const { by, tab } = THINGS[thing];
    if (!decideRight(by, scopes).allowed || (tab && !opensTab(tab, scopes))) return false;
    if (thing === 'booking') return mayBook;
    if (thing === 'prescription') return mayPrescribe(profile);
    return !OF_PROVIDERS.includes(thing) || holdsScope(scopes, 'my_encounters');
  };
  return ADDED_THINGS.filter(may);
}

export interface QuickAddProps {
  readonly patient: Patient;
  /** Leads to where something is added, on this page or on another one. */
  readonly onWay: (thing: AddedThing) => void;
  /** A reading is stored, or an encounter is booked. */
  readonly onAdded: () => void;
}

/** Everything that the person may add for a patient, in one menu; each leads to the way that it has anyhow. */
export function QuickAdd({ patient, onWay, onAdded }: QuickAddProps) {
  const t = useMessages(quickAddMessages);
  const locale = useLocale();
  const { tabs, unsaved } = useConsole();
  const { vitaId, appUserInfo } = patient;
  const metrics = useMetrics();
  const things = useThings();
  // The key works wherever on the page the focus is: nobody looks for the head of the record first.
  const page = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<InPlace>();
  const reportDirty = useCallback((dirty: boolean) => unsaved.setDirty(dirty), [unsaved]);
  useShortcut(page, 'addToRecord', () => {
    // A second press is a letter of a name.
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
          label: addedThingLabel(key, locale),
        }))}
        onChoose={(thing) => (isInPlace(thing) ? setOpened(thing) : onWay(thing))}
      >
        {t('add')}
      </MenuButton>
      {opened === 'reading' && (
        <AddReading
          {...{ metrics, vitaId, patient }}
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
