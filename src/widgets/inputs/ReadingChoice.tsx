import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';

interface ReadingChoiceProps<R extends string> {
  readonly question: string;
  readonly choices: readonly {
    readonly reading: R;
    readonly label: string;
    /** What some values become. */
    readonly examples: readonly string[];
  }[];
  readonly value: R | undefined;
  onChange(reading: R): void;
}

/** Lets a person say how values are meant that read both ways, by what they become. */
export function ReadingChoice<R extends string>({ question, choices, value, onChange }: ReadingChoiceProps<R>) {
  const choose = (chosen: string) => {
    const found = choices.find(({ reading }) => reading === chosen);
    if (found) onChange(found.reading);
  };
  return (
    <FormControl>
      <FormLabel>{question}</FormLabel>
      <RadioGroup value={value ?? ''} onChange={({ target }) => choose(target.value)}>
        {choices.map(({ reading, label, examples }) => (
          <FormControlLabel
            key={reading}
            value={reading}
            control={<Radio size="small" />}
            label={
              <Box component="span" sx={{ display: 'block', py: 0.5 }}>
                {label}
                <Box
                  component="span"
                  sx={{
                    display: 'block',
                    typography: 'caption',
                    color: 'text.secondary',
                    fontVariantNumeric: 'tabular-nums',
                  }}
                >
                  {examples.join(' · ')}
                </Box>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
