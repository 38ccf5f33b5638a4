import type { HttpClient } from '@careline/core/internal/http';
import { createContext, type ReactNode } from 'react';
import { useHttp } from '../provider/index.ts';

/** Without a provider, as in an element on a partner's page, there are no templates and nothing is requested. */
export const TemplateSource = createContext<HttpClient | undefined>(undefined);

export interface TemplatesProviderProps {
  readonly children: ReactNode;
}

/** Provides the organisation's templates to the forms below. */
export function TemplatesProvider({ children }: TemplatesProviderProps) {
  const http = useHttp();
  return <TemplateSource value={http}>{children}</TemplateSource>;
}
