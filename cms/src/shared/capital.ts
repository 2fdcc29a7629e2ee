/** A noun as a sentence or a title begins with it. */
export const capital = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);
