export { titleCase } from './title-case.ts';
