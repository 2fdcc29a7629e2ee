import { createContext, use } from 'react';

/** The language that a form writes in. */
interface FormLanguage {
  /** Empty for the site's own. */
  locale: string;
  choose: (locale: string) => void;
}

const Language = createContext<FormLanguage>({ locale: '', choose: () => undefined });

/** Tells the form below which language it writes in. */
export const FormLocale = Language.Provider;

/** The language that the form around writes in. */
export const useFormLocale = (): FormLanguage => use(Language);
