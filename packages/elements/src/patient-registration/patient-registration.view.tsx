import { isUuid } from '@careline/core/internal/http';
import { BOOKS_HEALTH_CHECKS, decideRight, REGISTERS_PATIENTS } from '@careline/core/internal/navigation';
import type { RegistrationStart } from '@careline/core/internal/patients';
import { type Navigation, NavigationProvider } from '@careline/ui/navigation';
import type { HealthCheckRegistrationProps } from '@careline/ui/patients/health-check-registration';
import type { PatientRegistrationProps } from '@careline/ui/patients/patient-registration';
import { onDemand } from '@careline/ui/primitives/on-demand';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useCallback, useEffect, useState } from 'react';
import { drawing } from '../drawing.tsx';
import type { ElementHandle } from '../shell/element-handle.ts';
import type { Properties } from '../shell/element-state.ts';
import { type StaffContext, StaffOnly } from '../staff/staff-only.tsx';
import base from '../view/base.css?shadow';
import type { ViewProps } from '../view/bridge.tsx';
import { reportDirty, useDirtyEnd } from '../view/report-dirty.ts';
import sheet from './patient-registration.css?shadow';

const waiting = <Skeleton shape="card" lines={6} />;
const Registration = onDemand<PatientRegistrationProps>(
  async () => (await import('./registration-part.ts')).PatientRegistration,
  waiting,
);
const HealthCheck = onDemand<HealthCheckRegistrationProps>(
  async () => (await import('./health-check-part.ts')).HealthCheckRegistration,
  waiting,
);

/** Links lead nowhere: the page reacts to events instead. */
const NOWHERE: Navigation = {
  path: '',
  go: () => {},
  link: () => ({ href: '#', onClick: (event) => event.preventDefault() }),
};

const FACTS = ['name', 'phone', 'birthDate', 'uhid'] as const;

/** Keeps only text values: a page may pass anything. */
function startOf(given: unknown): RegistrationStart {
  const facts =
    typeof given === 'object' && given !== null ? (given as Readonly<Record<string, unknown>>) : {};
  return Object.fromEntries(
    FACTS.flatMap((key) => {
      const value = facts[key];
      return typeof value === 'string' && value.trim() !== '' ? [[key, value.trim()]] : [];
    }),
  );
}

interface PartProps {
  readonly properties: Properties;
  readonly context: StaffContext;
  readonly element: ElementHandle;
}

interface RegisteringProps extends PartProps {
  readonly start: RegistrationStart;
  /** Called with the patient's id once the server has confirmed. */
  readonly onDone?: (patientId: string) => void;
}

function Registering({ properties, context, element, start, onDone }: RegisteringProps) {
  const { store, emit } = element;
  const { facility } = context;
  const dirty = useCallback((isDirty: boolean) => reportDirty(element, isDirty), [element]);
  useDirtyEnd(element);
  const show = useCallback(
    (step: string) => {
      if (store.getState().step === step) return;
      store.setState({ step });
      emit('careline-step-change', { step });
    },
    [store, emit],
  );
  useEffect(() => () => store.setState({ step: '' }), [store]);
  const open = (patientId: string) => emit('careline-patient-open', { patientId });
  const isLinked = properties.linked === true;
  return (
    <Registration
      key={facility.facilityId}
      start={start}
      onRegistered={({ vitaId, uhid }) => {
        emit('careline-patient-registered', { patientId: vitaId, uhid: uhid ?? null });
        onDone?.(vitaId);
      }}
      onOpenPatient={onDone ?? (isLinked ? open : undefined)}
      onDirtyChange={dirty}
      onStepChange={show}
    />
  );
}

/** Books a health check for the patient the page names, the person finds, or registers first. */
function Checking(props: PartProps) {
  const { properties, context, element } = props;
  const { emit } = element;
  const { profile, facility } = context;
  const named = String(properties.patientId ?? '')
    .trim()
    .toLowerCase();
  const [registering, setRegistering] = useState<RegistrationStart>();
  const [registered, setRegistered] = useState('');
  const dirty = useCallback((isDirty: boolean) => reportDirty(element, isDirty), [element]);
  useDirtyEnd(element);
  const mayRegister = decideRight(REGISTERS_PATIENTS, profile.scopes).allowed;
  const patient = registered || named;
  if (registering) {
    const done = (patientId: string) => {
      setRegistered(patientId);
      setRegistering(undefined);
    };
    return <Registering {...props} start={registering} onDone={done} />;
  }
  return (
    <HealthCheck
      key={`${facility.facilityId} ${patient}`}
      facility={facility}
      vitaId={isUuid(patient) ? patient : undefined}
      onRegister={mayRegister ? setRegistering : undefined}
      onBooked={({ id, vitaId }) =>
        emit('careline-health-check-booked', { encounterId: id, patientId: vitaId })
      }
      onDirtyChange={dirty}
    />
  );
}

function PatientRegistrationView({ properties, inner, element }: ViewProps) {
  const isCheck = properties.purpose === 'health-check';
  useEffect(() => (isCheck ? HealthCheck : Registration).preload(), [isCheck]);
  return (
    <StaffOnly inner={inner} element={element} right={isCheck ? BOOKS_HEALTH_CHECKS : REGISTERS_PATIENTS}>
      {(context) => {
        const part = { properties, context, element };
        return (
          <NavigationProvider navigation={NOWHERE}>
            {isCheck ? (
              // The key remounts the booking for another patient: keep nothing from the last one.
              <Checking key={String(properties.patientId)} {...part} />
            ) : (
              <Registering {...part} start={startOf(properties.start)} />
            )}
          </NavigationProvider>
        );
      }}
    </StaffOnly>
  );
}

export const draw = drawing({ component: PatientRegistrationView, sheets: [base, sheet] });
