import type { Decorator } from '@storybook/react-vite';
import { applyAppearance, DENSITIES, THEMES } from '../src/theme/index.ts';
import { Surroundings, type SurroundingsProps } from './surroundings.tsx';

const oneOf = <Choice extends string>(choices: readonly Choice[], wanted: unknown): Choice | undefined =>
  choices.find((choice) => choice === wanted);

/** Theme, language, path and time zone of a story, from the toolbar and its parameters. */
export const surroundings: Decorator = (Story, { globals, parameters }) => {
  const locale = String(globals.locale ?? 'en');
  applyAppearance(document.documentElement, {
    theme: oneOf(THEMES, globals.theme) ?? 'light',
    density: oneOf(DENSITIES, globals.density) ?? 'comfortable',
    locale,
  });
  const path = typeof parameters.path === 'string' ? parameters.path : '/';
  const { http, now, timeZone } = parameters as Pick<SurroundingsProps, 'http' | 'now' | 'timeZone'>;
  return (
    <Surroundings locale={locale} path={path} http={http} now={now} {...(timeZone && { timeZone })}>
      <Story />
    </Surroundings>
  );
};
