/** Someone invented who runs the society. */
export interface DemoTeamMember {
  name: string;
  role: string;
  bio: string;
  linkedin: string;
  instagram: string;
  twitter?: string;
  github?: string;
  /** How the portrait wears it. */
  hair: 'long' | 'short';
}

/** The people behind the eleven roles of site §3; the social profiles lead nowhere real. */
const MEMBERS: readonly (readonly [name: string, role: string, hair: 'long' | 'short', bio: string])[] = [
  [
    'Ishita Rathwal',
    'Convenor',
    'long',
    'Final-year electrical engineer. Runs the Friday stand-ups and has never once let a meeting pass forty minutes.',
  ],
  [
    'Devansh Kulhari',
    'Convenor',
    'short',
    'Builds low-cost soil sensors for his grandfather’s farm near Hisar, and looks after every partnership we sign.',
  ],
  [
    'Meher Sodhani',
    'Secretary',
    'long',
    'Keeps the calendar, the minutes and the peace. Third-year computer science; writes short stories on train rides.',
  ],
  [
    'Arnav Thekkedath',
    'Joint Secretary',
    'short',
    'First contact for new members. Turned his hostel corridor into a lending library of two hundred books.',
  ],
  [
    'Ritika Chahalwal',
    'Treasurer',
    'long',
    'Every rupee in, every rupee out, published each month. Teaches the financial literacy sessions for first-years.',
  ],
  [
    'Gurbaaz Mandher',
    'Management Head',
    'short',
    'Plans the days when nine hundred people turn up at once. Believes most problems are solved by a better checklist.',
  ],
  [
    'Navya Irungal',
    'Tech Head',
    'long',
    'Maintains this site and the judging software for our hackathons. Happiest with a failing test and a free evening.',
  ],
  [
    'Yuvraj Baniwal',
    'Finance Head',
    'short',
    'Writes the cases for Fintellect and reads annual reports for fun. Wants every student to understand a balance sheet.',
  ],
  [
    'Tanvi Pokharna',
    'Design and Content Team Head',
    'long',
    'Posters, stage, captions, and the badge you kept from last year. Draws first on paper, always in ballpoint.',
  ],
  [
    'Rehan Qutbi',
    'Illuminati',
    'short',
    'Our quizmaster. Sets the riddles that open Innokshetra and refuses to say who has solved the last one.',
  ],
  [
    'Sanya Gahlyan',
    'Sponsorship Head',
    'long',
    'Brought nineteen companies to campus last year by asking each of them one good question before asking for money.',
  ],
];

/** Who has which profile besides LinkedIn and Instagram, by position in the list. */
const WITH_TWITTER = [0, 3, 7, 9];
const WITH_GITHUB = 6;

/** The team of the demo: eleven people in their order. */
export function demoTeam(): DemoTeamMember[] {
  return MEMBERS.map(([name, role, hair, bio], index) => {
    const handle = name.toLowerCase().replace(/\s+/g, '-');
    return {
      name,
      role,
      bio,
      hair,
      linkedin: `https://example.com/in/${handle}`,
      instagram: `https://example.com/photos/${handle}`,
      ...(WITH_TWITTER.includes(index) && { twitter: `https://example.com/posts/${handle}` }),
      ...(index === WITH_GITHUB && { github: `https://example.com/code/${handle}` }),
    };
  });
}
