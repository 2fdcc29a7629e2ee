/** What somebody invented says about the festival. */
interface DemoTestimonial {
  name: string;
  role: string;
  quote: string;
  /** How the portrait wears it. */
  hair: 'long' | 'short';
}

export const DEMO_TESTIMONIALS: readonly DemoTestimonial[] = [
  {
    name: 'Kavya Munjwal',
    role: 'Winner of the ideathon, second year',
    quote:
      'We walked in with a sketch on the back of a mess bill. On the third evening a stranger asked what it would cost, and we had an answer.',
    hair: 'long',
  },
  {
    name: 'Harshit Balodia',
    role: 'Founder of a water-testing startup, alumnus',
    quote:
      'My first customer, my first mentor and my co-founder all sat in the same hall. I only had to be brave for ninety seconds.',
    hair: 'short',
  },
  {
    name: 'Dr. Leena Varghade',
    role: 'Faculty mentor',
    quote:
      'In class they ask what will be in the exam. Here they ask what is wrong with their idea. I come back every year for that question.',
    hair: 'long',
  },
  {
    name: 'Imran Shekhawal',
    role: 'Juror, early-stage investor',
    quote:
      'The numbers were on the slides and, more rarely, they were right. You can tell that somebody taught these students to read a balance sheet.',
    hair: 'short',
  },
];
