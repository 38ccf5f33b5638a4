import type { HttpClient } from '@careline/core/internal/http';
import { getPhoto, type Patient } from '@careline/core/internal/patients';
import { useQuery } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { useHttp } from '../../provider/index.ts';
import { initials } from '../../shell/avatar/index.ts';
import { DrawnPhoto } from './drawn-photo.tsx';
import { patientPhotoMessages } from './patient-photo.messages.ts';

export interface PatientPhotoProps {
  /** Of a search or of a record: both say whether there is a photo, and nobody asks for one that is not there. */
  readonly patient: Pick<Patient, 'vitaId' | 'appUserInfo' | 'photo'>;
}

/** A face is recognised from a larger picture than initials are read. */
const SIZES = { initials: 'size-16', photo: 'size-24' } as const;

/** A drawing: the name stands beside it. */
function Initials({ name, size }: { readonly name: string; readonly size: string }) {
  return (
    <span
      aria-hidden="true"
      data-initials={initials(name)}
      className={`inline-flex ${size} shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-2xl text-on-accent-soft before:content-[attr(data-initials)]`}
    />
  );
}

/** The words that stand for a photo. */
export function usePhotoLabel(): (name: string) => string {
  const t = useMessages(patientPhotoMessages);
  return (name) => (name.trim() ? t('photoOf', { name: name.trim() }) : t('photoOfNameless'));
}

/** The photo, once it has come. Without it a patient is known by what stands beside it: the initials stay. */
function usePhoto(http: HttpClient, vitaId: string): Blob | undefined {
  const { state } = useQuery([http, vitaId], (signal) => http.call(getPhoto, { query: { vitaId }, signal }));
  return state.phase === 'ready' ? state.value.file : undefined;
}

function Photo({ patient }: PatientPhotoProps) {
  const http = useHttp();
  const labelOf = usePhotoLabel();
  const { name } = patient.appUserInfo;
  const file = usePhoto(http, patient.vitaId);
  const fallback = <Initials name={name} size={SIZES.photo} />;
  if (!file) return fallback;
  const look = `${SIZES.photo} shrink-0 rounded-card bg-sunken object-cover`;
  return <DrawnPhoto file={file} label={labelOf(name)} fallback={fallback} className={look} />;
}

/** The photo of a patient, or the initials where there is none or it cannot be fetched. */
export function PatientPhoto({ patient }: PatientPhotoProps) {
  const { vitaId, photo, appUserInfo } = patient;
  if (!photo) return <Initials name={appUserInfo.name} size={SIZES.initials} />;
  // Another picture, or of somebody else, never begins with the one before.
  return <Photo key={`${vitaId} ${photo.sha256}`} patient={patient} />;
}
