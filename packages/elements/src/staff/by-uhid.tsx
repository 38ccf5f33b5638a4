import type { HttpClient } from '@careline/core/internal/http';
import { listPatients } from '@careline/core/internal/patients';
import { useFailureText, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { VisuallyHidden } from '@careline/ui/primitives/visually-hidden';
import { useHttp } from '@careline/ui/provider';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import type { ElementHandle } from '../shell/element-handle.ts';
import { fail } from '../view/fail.ts';
import { useVanilla } from '../view/use-vanilla.ts';
import { byUhidMessages } from './by-uhid.messages.ts';

export interface ByUhidProps {
  readonly element: ElementHandle;
  /** Draws the element once the patient is known. */
  readonly children: () => ReactNode;
}

const sameNumber = (one: string | null, other: string): boolean =>
  one?.trim().toUpperCase() === other.toUpperCase();

/** Returns Careline's id of the only patient with a UHID; empty if there is none. */
async function idOfUhid(http: HttpClient, uhid: string, signal: AbortSignal): Promise<string> {
  const { data } = await http.call(listPatients, { body: { by: 'uhid', text: uhid }, signal });
  const [only, ...others] = data.filter((patient) => sameNumber(patient.uhid, uhid));
  return only && others.length === 0 ? only.vitaId : '';
}

interface UnknownProps extends Pick<ByUhidProps, 'element'> {
  /** Undefined for an invalid `patient-id`. */
  readonly uhid?: string;
}

function UnknownPatient({ element, uhid }: UnknownProps) {
  const t = useMessages(byUhidMessages);
  useEffect(() => {
    if (uhid === undefined)
      console.error(
        `${element.host.localName}: patient-id takes Careline's id of a patient. For a UHID, set uhid instead.`,
      );
    fail(element, 'config.unknown-patient');
  }, [element, uhid]);
  return (
    <EmptyState icon="search" title={uhid === undefined ? t('notAnId') : t('unknown', { uhid })}>
      {t(uhid === undefined ? 'notAnIdDo' : 'unknownDo')}
    </EmptyState>
  );
}

function Looking() {
  const t = useMessages(byUhidMessages);
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('looking')}</VisuallyHidden>
      <Skeleton shape="card" lines={2} />
    </div>
  );
}

/** Sets the property to the id found, until the UHID is removed. An id set by the page or the person wins. */
function useFoundId({ store }: ElementHandle, id: string): boolean {
  const [applied, setApplied] = useState(false);
  useLayoutEffect(() => {
    if (id === '') return;
    if (store.getState().patientId === '') store.setState({ patientId: id });
    setApplied(true);
    return () => {
      if (store.getState().patientId === id) store.setState({ patientId: '' });
    };
  }, [store, id]);
  return applied;
}

function OfUhid({ element, uhid, children }: ByUhidProps & { readonly uhid: string }) {
  const http = useHttp();
  const t = useMessages(byUhidMessages);
  const textOf = useFailureText();
  const { state, retry } = useQuery([http, uhid], (signal) => idOfUhid(http, uhid, signal), {
    endpoint: listPatients.name,
  });
  const isApplied = useFoundId(element, state.phase === 'ready' ? state.value : '');
  if (state.phase === 'failed')
    return (
      <ErrorState title={t('failed')} onRetry={retry} requestId={state.error.requestId}>
        {textOf(state.error)}
      </ErrorState>
    );
  if (state.phase === 'ready' && state.value === '') return <UnknownPatient element={element} uhid={uhid} />;
  return isApplied ? children() : <Looking />;
}

/** An element on a page that identifies the patient by UHID, or by an invalid id. */
export function ByUhid(props: ByUhidProps) {
  const uhid = String(useVanilla(props.element.store).uhid ?? '').trim();
  if (uhid === '') return <UnknownPatient element={props.element} />;
  // The key remounts for another number: keep nothing from the last patient.
  return <OfUhid key={uhid} {...props} uhid={uhid} />;
}
