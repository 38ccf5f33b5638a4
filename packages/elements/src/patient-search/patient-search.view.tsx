import type { PatientMatch } from '@careline/core/internal/patients';
import { RestingSearch } from '@careline/ui/patients/resting-search';
import { onDemand } from '@careline/ui/primitives/on-demand';
import { useEffect, useState } from 'react';
import { drawing } from '../drawing.tsx';
import base from '../view/base.css?shadow';
import type { ViewProps } from '../view/bridge.tsx';
import type { CheckedValueProps } from './checked-value.tsx';
import type { ChosenPatientProps } from './chosen-patient.tsx';
import sheet from './resting-search.css?shadow';
import type { ActiveSearchProps } from './search-part.ts';

/** Stays until a part loads. Text typed in the meantime stays in the field and is searched for then. */
const RESTING = <RestingSearch input={undefined} />;

const ActiveSearch = onDemand<ActiveSearchProps>(
  async () => (await import('./search-part.ts')).ActiveSearch,
  RESTING,
);
const CheckedValue = onDemand<CheckedValueProps>(
  async () => (await import('./checked-value.tsx')).CheckedValue,
  RESTING,
);
const ChosenPatient = onDemand<ChosenPatientProps>(
  async () => (await import('./search-part.ts')).ChosenPatient,
);

/** Removes the field's list attributes while there is no list. */
function useClosedField(input: HTMLInputElement | undefined, closed: boolean): void {
  useEffect(() => {
    if (!input || !closed) return;
    input.setAttribute('aria-expanded', 'false');
    for (const name of ['aria-controls', 'aria-activedescendant', 'aria-describedby'])
      input.removeAttribute(name);
  }, [input, closed]);
}

const SIGNS = ['focus', 'pointerenter', 'input'] as const;

/** Returns whether the person has turned to the field; the search code loads only then. */
function useTurnedTo(input: HTMLInputElement | undefined): boolean {
  const [isTurnedTo, setTurnedTo] = useState(false);
  useEffect(() => {
    if (!input || isTurnedTo) return;
    const turn = () => setTurnedTo(true);
    const root = input.getRootNode() as ShadowRoot;
    if (input.value !== '' || root.activeElement === input) turn();
    for (const sign of SIGNS) input.addEventListener(sign, turn);
    return () => {
      for (const sign of SIGNS) input.removeEventListener(sign, turn);
    };
  }, [input, isTurnedTo]);
  return isTurnedTo;
}

function PatientSearchView({ properties, inner, element }: ViewProps) {
  const { session, choice } = inner;
  const input = element.frame.field?.input;
  const isTurnedTo = useTurnedTo(input);
  useClosedField(input, choice !== undefined);
  if (choice?.check) return <CheckedValue element={element} check={choice.check} />;
  if (choice) return choice.record ? <ChosenPatient patient={choice.record as PatientMatch} /> : null;
  if (!session) return null;
  if (!isTurnedTo) return <RestingSearch input={input} />;
  return (
    <ActiveSearch
      element={element}
      session={session}
      limit={Number(properties.pageSize)}
      identityCheck={properties.identityCheck !== 'off'}
    />
  );
}

export const draw = drawing({
  component: PatientSearchView,
  sheets: [base, sheet],
  wholeSheet: async () => (await import('./patient-search.css?shadow')).default,
});
