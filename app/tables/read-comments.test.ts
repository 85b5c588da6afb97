import { describe, expect, it } from "vitest";
import { GAME_REVIEW } from "../../tests/support/comments/game-review";
import { TEXT_MAX_BYTES } from "../words/bounds";
import { type CommentsRead, MAX_COMMENT_LENGTH, MAX_COMMENTS, readComments } from "./read-comments";

function read(text: string) {
  const answer = readComments(text);
  if ("refused" in answer) throw new Error(answer.refused);
  return answer;
}
const texts = (text: string) => read(text).comments.map((comment) => comment.text);
const refusal = (answer: CommentsRead) => ("refused" in answer ? answer.refused : null);

describe("comments one a line", () => {
  it("are read with any line ends, without empty lines and the byte order mark", () => {
    expect(texts("\uFEFFfirst\r\n\r\n second \rthird\n")).toEqual(["first", "second", "third"]);
  });

  it.each([
    "Great video, thanks\nLoved it, more please\nOk, fine",
    "Roses are red; yes\nViolets are blue; no",
  ])("with commas are no table: %j", (text) => {
    expect(read(text)).toMatchObject({ format: "lines", left: [] });
    expect(texts(text)).toEqual(text.split("\n"));
  });

  it("lose invisible and direction characters, and keep other scripts and emoji", () => {
    expect(texts("he\0llo\u0007 \u202Eevil\u202C")).toEqual(["hello evil"]);
    expect(texts("مرحبا بالعالم\n👩‍👩‍👧 ❤️\n\ud83d")).toEqual(["مرحبا بالعالم", "👩‍👩‍👧 ❤️", "\uFFFD"]);
  });

  it("lose whom they address, and stay as written otherwise", () => {
    expect(texts("@ann-b12 I agree\n=HYPERLINK(1)\n@SUM(A1)\nI <3 this & that")).toEqual([
      "I agree",
      "=HYPERLINK(1)",
      "@SUM(A1)",
      "I <3 this & that",
    ]);
  });
});

describe("a table of comments", () => {
  it("says which columns it took, and keeps neither names nor ids of viewers", () => {
    const { format, columns, comments } = read(GAME_REVIEW);
    expect(format).toBe("csv");
    expect(columns).toMatchObject({
      text: "Comment Text",
      likes: "Like Count",
      replies: "Reply Count",
      parent: "Parent ID",
      creator: "Is Creator",
    });
    expect(comments[2]).toEqual({
      text: "Runs at about 40 fps on medium, I talk about it at 9:12",
      likes: 88,
      replies: 0,
      publishedAt: "2026-10-03T12:00:00.000Z",
      isReply: true,
      byCreator: true,
      thread: "a2",
      writer: 2,
    });
    expect(JSON.stringify(comments)).not.toContain("viewer 2");
  });

  it.each([
    ["comment\tlikes\nfoo, bar\t1,204\nb\t1.2K", ["foo, bar", "b"], [1204, 1200]],
    ["Kommentar;Gefällt mir\nSehr schön;3\nNaja;1", ["Sehr schön", "Naja"], [3, 1]],
    ["コメント,いいね\n最高,3\nよかった,1", ["最高", "よかった"], [3, 1]],
    ['text,likes\n"one\ntwo",4\nplain,5', ["one\ntwo", "plain"], [4, 5]],
    ['likes,text\n1,"=HYPERLINK(""http://x"")"\n2,+1+1', ['=HYPERLINK("http://x")', "+1+1"], [1, 2]],
  ])("is read in any language and with any separator: %j", (table, expected, likes) => {
    expect(texts(table)).toEqual(expected);
    expect(read(table).comments.map((comment) => comment.likes)).toEqual(likes);
  });

  it("finds the comments by their content where no column name says", () => {
    expect(read("who,said,n\nx,This was great to see,4\ny,I did not enjoy it,2").columns?.text).toBe("said");
    expect(
      texts("c1,2024-01-01,I liked this part,5\nc2,2024-01-02,Not my thing,1\nc3,2024-01-03,Hm well ok,0"),
    ).toEqual(["I liked this part", "Not my thing", "Hm well ok"]);
  });

  it("reads a single column by its name", () => {
    expect(texts('Comment Text\nhello\n"quoted, with comma"')).toEqual(["hello", "quoted, with comma"]);
  });

  it("reads markup as text", () => {
    const html =
      'textDisplay,likeCount\n"I&#39;m <b>so</b> happy<br>at <a href=""https://youtu.be/x?t=222"">3:42</a>",12\na &lt; b,3';
    expect(texts(html)).toEqual(["I'm so happy\nat 3:42", "a < b"]);
  });

  it("takes no column of ids for comments, and says what is needed", () => {
    const refused = refusal(
      readComments("Content,Video title,Views\nkj58hRUe05M,My great video,5\nkj58hRUe06M,My other video,7"),
    );
    expect(refused).toContain("“Content”, “Video title”, “Views”");
    expect(refused).toContain("Name one “comment” or “text”");
  });

  it("counts rows without a comment, and refuses a table without any", () => {
    expect(read("comment,likes\n,3\nhello,4\n ,1").left).toEqual([
      { count: 2, why: "rows without a comment" },
    ]);
    expect(refusal(readComments("comment,likes\n,3\n,4"))).toContain("“comment” holds no comment");
    expect(refusal(readComments("comment,likes\n"))).toContain("holds no comment");
  });

  it("takes a comment for a reply only where a column says so", () => {
    const of = (name: string, cell: string) =>
      read(`text,${name}\nSo calm to watch,${cell}\nI tried it today,${cell}`).comments;
    for (const name of ["isTopLevel", "snippet.topLevelComment.isTopLevel"])
      expect(of(name, "true")[0]?.isReply, name).toBeUndefined();
    for (const name of ["level", "depth", "kind"]) expect(of(name, "1")[0]?.isReply, name).toBeUndefined();
    expect(of("is_reply", "true")[0]?.isReply).toBe(true);
  });

  it("reads only unambiguous dates", () => {
    const { comments } = read("text,date\na b,2025-01-01\nc d,1735689600\ne f,01/02/2025");
    expect(comments.map(({ publishedAt }) => publishedAt)).toEqual([
      "2025-01-01T00:00:00.000Z",
      "2025-01-01T00:00:00.000Z",
      undefined,
    ]);
  });
});

describe("comments in JSON", () => {
  const LINES = [
    '{"cid":"Ugx1","text":"So calm","time":"2 years ago","author":"@anna","channel":"UC1","votes":"1.2K","reply":false,"time_parsed":1735689600.5}',
    '{"cid":"Ugx1.9a","text":"Thank you","author":"@maker","votes":"3","reply":true}',
  ].join("\n");

  it("are read line by line, by the names of their columns, without their writers", () => {
    const found = read(LINES);
    expect(found).toEqual({
      format: "json",
      left: [],
      columns: expect.objectContaining({
        text: "text",
        likes: "votes",
        id: "cid",
        publishedAt: "time_parsed",
      }),
      comments: [
        { text: "So calm", likes: 1200, thread: "Ugx1", publishedAt: "2025-01-01T00:00:00.000Z", writer: 0 },
        { text: "Thank you", likes: 3, thread: "Ugx1", isReply: true, writer: 1 },
      ],
    });
    expect(JSON.stringify(found.comments)).not.toMatch(/anna|maker|UC1/);
  });

  it.each([
    ["an array", '[{"author":"x","comment":"one","published_at":"2025-02-19T17:12:24Z"},{"comment":"two"}]'],
    ["texts alone", '["one", "two"]'],
    ["texts of a part", '{"tags":["a","b","c"],"comments":["one","two"]}'],
    ["an answer of several parts", '{"id":"v","title":"A video","comments":[{"text":"one"},{"text":"two"}]}'],
    [
      "YouTube's own answer, with replies",
      '{"items":[{"id":"t","snippet":{"topLevelComment":{"id":"t","snippet":{"textDisplay":"one","authorDisplayName":"x"}}},"replies":{"comments":[{"id":"r","snippet":{"textDisplay":"two","parentId":"t"}}]}}]}',
    ],
    ["text in pieces", '[{"text":{"runs":[{"text":"on"},{"text":"e"}]}},{"text":[{"text":"two"}]}]'],
    ["a broken line among others", '{"text":"one"}\n{"text":"two"}\n{"te'],
  ])("are read from %s", (_what, text) => expect(texts(text)).toEqual(["one", "two"]));

  it("are replies where they stand in another comment", () => {
    const { comments } = read('[{"id":"a","text":"one","replies":[{"id":"b","text":"two"}]}]');
    expect(comments).toEqual([
      { text: "one", thread: "a" },
      { text: "two", thread: "a", isReply: true },
    ]);
  });

  it("are refused where no name is known, and never read as prose", () => {
    const refused = refusal(readComments('[{"author":"@anna","said":"I liked this part"}]'));
    expect(refused).toContain("“author”, “said”. Name one “comment” or “text”");
    expect(read("[0:30] what a view\n{laughs}").format).toBe("lines");
  });
});

describe("odd tables", () => {
  it("give one number to each writer, and none to nobody", () => {
    const { comments } = read(
      "author,comment\n@anna,one two\nbert,three four\n@Anna,five six\nanonymous,seven\n,eight",
    );
    expect(comments.map(({ writer }) => writer)).toEqual([0, 1, 0, undefined, undefined]);
  });

  it("have lines above their heading", () => {
    const found = read(
      "Exported by a service\nVideo:,A long walk\n\nId,Author,Comment,Likes\n1,anna,Lovely walk,3\n2,bert,So calm,4",
    );
    expect(found.comments).toEqual([
      { text: "Lovely walk", likes: 3, thread: "1", writer: 0 },
      { text: "So calm", likes: 4, thread: "2", writer: 1 },
    ]);
    expect(found.left).toEqual([{ count: 2, why: "lines above the heading" }]);
  });

  it("hold texts in pieces, as Google Takeout writes them", () => {
    const takeout =
      'Comment ID,Comment text\n1,"{""text"":""So ""},{""text"":""calm""}"\n2,"[{""text"":""Yes""}]"';
    expect(texts(takeout)).toEqual(["So calm", "Yes"]);
  });
});

describe("a copy of YouTube's page", () => {
  const PAGE = `1,204 Comments\nSort by\n\nPinned by @maker\n@maker\n2 weeks ago (edited)\nIt is in the description\n\n540\nReply\n12 replies
@anna-b12\n3 days ago\nLove this\nsecond line\n\n1.2K\nReply\n·\n3 replies\n@zoë_x\n5 minutes ago\n42\n\n7\nReply`;

  it("gives texts, likes and replies, and takes who pinned a comment for the creator", () => {
    expect(read(PAGE)).toEqual({
      format: "page",
      left: [{ count: 2, why: "lines above the first comment" }],
      comments: [
        { text: "It is in the description", likes: 540, replies: 12, byCreator: true, writer: 0 },
        { text: "Love this\nsecond line", likes: 1200, replies: 3, byCreator: false, writer: 1 },
        { text: "42", likes: 7, replies: 0, byCreator: false, writer: 2 },
      ],
    });
  });

  it("is read in other languages, with handle and age on one line or two", () => {
    expect(texts("@a1b2\n•\nvor 2 Tagen\nTolles Video\n3\nAntworten\n@c3d4 2 days ago\nnice\nReply")).toEqual(
      ["Tolles Video", "nice"],
    );
  });

  it("ends each comment at its buttons: Studio names the video below them", () => {
    const studio = (name: string, text: string) =>
      `@${name}\n•\n2 days ago\n${text}\n14\nReply\n3 replies\nMy cutting board\nWatched by 12`;
    expect(
      read([studio("anna", "Love it"), studio("bert", "Reply\nis all I want")].join("\n")).comments,
    ).toEqual([
      { text: "Love it", likes: 14, replies: 3, writer: 0 },
      { text: "Reply\nis all I want", likes: 14, replies: 3, writer: 1 },
    ]);
  });

  it("drops the author, whatever stands between handle and age", () => {
    for (const between of ["", "•", "·", "\n·"]) {
      const page = `@first_one\n${between}\n2 days ago\nnice\nReply\n@second.one\n${between}\n1 day ago\nthank you\n5\nReply`;
      expect(texts(page)).toEqual(["nice", "thank you"]);
    }
  });
});

describe("a text that is no list of comments", () => {
  it.each([
    ["", "no comments"],
    [" \n\0\n", "no comments"],
    ["PK\u0003\u0004rest", "spreadsheet"],
    ["%PDF-1.7", "PDF"],
    ['[{"title":"hello"}]', "“title”. Name one"],
    ['[{"text":"hello"},{"te', "JSON that breaks off"],
    ["\uFFFD\uFFFDa\uFFFD", "UTF-8"],
    ["a".repeat(TEXT_MAX_BYTES + 1), "more than 2 MB"],
    ["a ".repeat(TEXT_MAX_BYTES / 2), "no line ends"],
  ])("is refused, and told what is needed", (text, why) => {
    expect(refusal(readComments(text))).toContain(why);
  });

  it("is left out in part, counted and named, where the rest can be read", () => {
    const { comments, left } = read(`short\n${"x".repeat(MAX_COMMENT_LENGTH + 1)}`);
    expect(comments).toEqual([{ text: "short" }]);
    expect(left).toEqual([
      { count: 1, why: "longer than 10,000 characters, which no comment on YouTube is" },
    ]);
  });

  it("keeps the first ten thousand of many", () => {
    const { comments, left } = read(Array.from({ length: 200_000 }, (_, at) => `c${at}`).join("\n"));
    expect(comments).toHaveLength(MAX_COMMENTS);
    expect(comments.at(-1)?.text).toBe("c9999");
    expect(left).toEqual([{ count: 190_000, why: "comments behind the first 10,000, which are analyzed" }]);
  });
});
