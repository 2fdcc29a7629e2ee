/** The jobs of the alumni pages are those of the public ones, for whoever is signed in (design §5). */
export { default } from './job';
