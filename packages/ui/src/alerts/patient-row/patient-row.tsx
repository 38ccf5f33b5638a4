import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { type IdentifiedPatient, usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { buttonClass } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { patientRowMessages } from '../alerts.messages.ts';

export interface PatientRowProps {
  readonly patient: IdentifiedPatient & { readonly vitaId: string };
  /** Returns the address of a call to the patient. If omitted, there is no call button. */
  readonly patientAddress?: (vitaId: string) => string;
  /** Returns the address of a patient's record. If omitted, the name is not a link. */
  readonly recordAddress?: ((vitaId: string) => string) | undefined;
  /** Buttons next to the call button. */
  readonly ways: ReactNode;
  /** What needs attention, and its outcome. */
  readonly children: ReactNode;
}

type Who = Pick<PatientRowProps, 'patient'>;

function Identity({ patient, recordAddress }: Who & Pick<PatientRowProps, 'recordAddress'>) {
  const { name, age, gender, uhid, born } = usePatientIdentity()(patient);
  const { link } = useNavigation();
  return (
    <div className="min-w-0 @3xl:w-72 @3xl:shrink-0">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h3 className="wrap-anywhere font-semibold">
          {recordAddress ? (
            <a className="text-accent hover:underline" {...link(recordAddress(patient.vitaId))}>
              <bdi translate="no">{name}</bdi>
            </a>
          ) : (
            <bdi translate="no">{name}</bdi>
          )}
        </h3>
        <p>
          {age}, {gender}
        </p>
      </div>
      <p className="flex flex-wrap gap-x-3 text-muted text-xs tabular-nums">
        <span translate="no">{uhid}</span>
        <span>{born}</span>
      </p>
    </div>
  );
}

function CallLink({ patient, patientAddress }: Who & Pick<PatientRowProps, 'patientAddress'>) {
  const t = useMessages(patientRowMessages);
  const { link } = useNavigation();
  const { name } = usePatientIdentity()(patient);
  if (!patientAddress) return null;
  const { href, onClick } = link(patientAddress(patient.vitaId));
  return (
    <a
      href={href}
      onClick={onClick}
      aria-label={t('callInfoOf', { name })}
      className={buttonClass({ size: 'small' })}
    >
      <Icon name="call" size={18} />
      {t('callInfo')}
    </a>
  );
}

export function PatientRow({ patientAddress, recordAddress, ways, children, ...who }: PatientRowProps) {
  return (
    <li
      data-print="together"
      className="flex flex-col gap-2 px-4 py-2 @3xl:flex-row @3xl:items-start @3xl:gap-6"
    >
      <Identity {...who} recordAddress={recordAddress} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">{children}</div>
      <div className="flex shrink-0 flex-wrap items-start gap-2 @3xl:flex-col @3xl:items-stretch @5xl:flex-row @5xl:items-start">
        <CallLink {...who} patientAddress={patientAddress} />
        {ways}
      </div>
    </li>
  );
}
