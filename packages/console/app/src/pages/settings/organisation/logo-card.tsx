import { formatFileSize } from '@careline/core/internal/formatting';
import {
  LOGO_MEDIA_TYPES,
  MAX_LOGO_BYTES,
  updatePreference,
  uploadLogo,
} from '@careline/core/internal/preferences/kinds';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { FileField } from '@careline/ui/primitives/file-field';
import { SegmentedField } from '@careline/ui/primitives/segmented-field';
import { TextField } from '@careline/ui/primitives/text-field';
import { Logo } from '@careline/ui/shell/logo';
import { useState } from 'react';
import { SETTINGS_PATHS } from '../../../administration/settings-paths.ts';
import { useConsole } from '../../../console-context.tsx';
import { organisationMessages } from '../settings.messages.ts';
import {
  type LogoChoice,
  logoChoice,
  logoFault,
  type PictureFault,
  pictureFault,
  readPicture,
} from './logo-choice.ts';
import { PreferenceCard, type PreferenceEditing } from './preference-card.tsx';

/** The longest file name the server accepts, in characters; the extension must stay. */
const MAX_NAME_CHARACTERS = 200;

function useStoreLogo() {
  const { http } = useConsole();
  return ({ kind, address, picture }: LogoChoice, updatedAt: number, idempotencyKey: string) => {
    if (kind === 'upload' && picture) {
      const { file } = picture;
      const body = { logo: { name: file.name.slice(-MAX_NAME_CHARACTERS), updatedAt } };
      return http.call(uploadLogo, { body, file, idempotencyKey });
    }
    const headerlogo1 = kind === 'address' ? address.trim() : null;
    return http.call(updatePreference, {
      body: { type: 'APPS', preferenceInfo: { headerlogo1 }, updatedAt },
    });
  };
}

const PLACES = ['light', 'dark'] as const;

/** Shows the logo as the top bar will; a broken picture falls back to the default in both. */
function Preview({ url }: { readonly url: string | undefined }) {
  const t = useMessages(organisationMessages);
  const { config } = useConsole();
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {PLACES.map((theme) => (
        <li key={theme} className="flex flex-col gap-1">
          <span className="text-muted text-xs">{t(`on.${theme}`)}</span>
          <div
            data-theme={theme}
            className="flex h-top-bar items-center overflow-hidden rounded-card border border-line bg-raised px-3 text-text"
          >
            <Logo
              key={url}
              urls={[url, config.defaultLogo ?? undefined]}
              productName={config.product}
              alwaysNamed
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

type EditingProps = PreferenceEditing<LogoChoice>;

function Upload({ value, onChange, tried }: EditingProps) {
  const t = useMessages(organisationMessages);
  const [fault, setFault] = useState<PictureFault>();
  async function choose([file]: readonly File[]): Promise<void> {
    if (!file) return;
    const wrong = pictureFault(file);
    setFault(wrong);
    if (wrong) return;
    try {
      onChange({ ...value, picture: await readPicture(file) });
    } catch {
      setFault('pictureUnreadable');
    }
  }
  const size = formatFileSize(MAX_LOGO_BYTES);
  const { picture } = value;
  const missing = tried && logoFault(value) === 'pictureMissing' ? t('pictureMissing') : undefined;
  return (
    <FileField
      label={t('picture')}
      hint={t('pictureHint', { size })}
      error={fault ? t(fault, { size }) : missing}
      accept={LOGO_MEDIA_TYPES}
      maxFiles={1}
      files={picture ? [{ id: 'picture', name: picture.file.name, state: 'stored' }] : []}
      onChoose={(files) => void choose(files)}
      onRemove={() => onChange({ ...value, picture: undefined })}
    />
  );
}

const KINDS = ['default', 'upload', 'address'] as const;

function LogoFields(props: EditingProps) {
  const { value, onChange, tried, standing } = props;
  const t = useMessages(organisationMessages);
  const { kind, address, uploaded, picture } = value;
  const wrong = tried && logoFault(value) === 'addressWrong';
  const isStored = address !== '' && logoChoice(standing.info).address === address;
  const shown = {
    default: undefined,
    upload: picture?.preview ?? uploaded,
    address: isStored ? address : undefined,
  };
  return (
    <>
      <div className="max-w-xl">
        <SegmentedField
          label={t('logoKind')}
          options={KINDS.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
          value={kind}
          onChange={(next) => onChange({ ...value, kind: next })}
        />
      </div>
      {kind === 'upload' && <Upload {...props} />}
      {kind === 'address' && (
        <TextField
          type="url"
          label={t('address')}
          hint={t('addressHint')}
          error={wrong ? t('addressWrong') : undefined}
          value={address}
          onChange={(text) => onChange({ ...value, address: text })}
        />
      )}
      <Preview url={shown[kind]} />
    </>
  );
}

export function LogoCard({ onDirtyChange }: { readonly onDirtyChange: (dirty: boolean) => void }) {
  const t = useMessages(organisationMessages);
  const { headerLogo, leave } = useConsole();
  const store = useStoreLogo();
  const textOf = ({ kind, address, picture, uploaded }: LogoChoice) => {
    if (kind === 'address') return address.trim();
    return kind === 'upload' && (picture ?? uploaded)
      ? (picture?.file.name ?? t('uploaded'))
      : t('kind.default');
  };
  return (
    <PreferenceCard
      outlines={4}
      type="APPS"
      title={t('logo')}
      readValue={logoChoice}
      textOf={textOf}
      isRight={(choice) => logoFault(choice) === undefined}
      store={store}
      onDirtyChange={onDirtyChange}
      onStored={headerLogo.take}
      afterSaving={({ info }) =>
        logoChoice(info).kind === 'address' && (
          <>
            <p>{t('loadAgainText')}</p>
            <Button size="small" onClick={() => leave(SETTINGS_PATHS.organisation)}>
              {t('loadAgain')}
            </Button>
          </>
        )
      }
    >
      {(editing) => <LogoFields {...editing} />}
    </PreferenceCard>
  );
}
