import { patientPath } from '@careline/core/internal/navigation';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import type { ReactNode } from 'react';

export interface ReadingsLinkProps {
  readonly vitaId: string;
  readonly children: ReactNode;
}

export function ReadingsLink({ vitaId, children }: ReadingsLinkProps) {
  const navigation = useNavigation();
  return (
    <a
      className={buttonClass({ variant: 'quiet', size: 'small' })}
      {...navigation.link(patientPath(vitaId, 'readings'))}
    >
      {children}
    </a>
  );
}
