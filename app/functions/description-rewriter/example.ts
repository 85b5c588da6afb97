/** An invented description with the usual mistakes. */
export const EXAMPLE = {
  title: "Restoring a rusty hand plane from 1921",
  keywords: [],
  description: `Hey everyone and welcome back to the channel!! So many of you asked for this one in the comments, so I finally sat down at the bench and filmed the whole thing from start to finish.

Get the free checklist: https://example.com/plane-checklist

I restored a rusty hand plane from 1921 that cost me £12 at a boot sale. The sole was out by 0.3 mm, and the blade had a chip of 2 mm. I flattened the sole on glass with 80 grit paper, cleaned the frog with a brass brush and sharpened the blade at 25 degrees, which took about 40 minutes and is the part that most people skip because it is dull work.
#handplane #restoration

0:00 The find
1:45 Taking it apart
4:10 Rust
9:30 Flattening the sole
14:20 Sharpening the blade
18:05 First shavings

My camera: https://example.org/camera
The paper I use: https://example.org/paper

Don't forget to LIKE and SUBSCRIBE!!! Tell me in the comments which tool I should restore next.`,
};
