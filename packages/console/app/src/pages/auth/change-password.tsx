import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { onDemand } from '@careline/ui/primitives/on-demand';
import { useEffect, useRef, useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import { authMessages } from './auth.messages.ts';
import type { ChangePasswordFormProps } from './change-password-form.tsx';

const ChangePasswordForm = onDemand<ChangePasswordFormProps>(
  async () => (await import('./change-password-form.tsx')).ChangePasswordForm,
);

/**
 * Requests a password reset from the identity provider (specification 7.1) and shows its plain-text answer.
 * Hidden if the provider has no such page.
 */
export function ChangePassword() {
  const t = useMessages(authMessages);
  const { config } = useConsole();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    if (!open && opened.current) opener.current?.focus();
    opened.current = open;
  }, [open]);
  const url = config.oidc.changePasswordUrl;
  if (url === undefined) return null;
  return (
    <div className="border-line border-t pt-4">
      {open ? (
        <ChangePasswordForm url={url} onBack={() => setOpen(false)} />
      ) : (
        <Button ref={opener} variant="quiet" onClick={() => setOpen(true)}>
          {t('changePassword')}
        </Button>
      )}
    </div>
  );
}
