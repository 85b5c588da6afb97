/**
 * How commenters of videos mean an emoji or an emoticon, -4 to 4: own ratings. 💀 and 😭 are laughter or praise more
 * often than grief there, so they lean to the positive and give way to the words beside them.
 */
export const EMOJI = `
3.0 😍 🥰 ❤ 💖 💕 💗 💓 💘 💝 💞 🤩 🏆 🐐 😻 💯 🔥
2.4 👏 🙌 😘 💜 💙 💚 🧡 💛 🤍 🖤 🩷 ♥ ❣ 🎉 🥳 🌟 ⭐ 👑 🤗 🫶 <3 :D =D xD XD 👌 🤌 💪 🚀 😎 🫡 🤝 ✨ 💎 🍾 🥇 🎊 😇
2.0 😊 ☺ 😀 😁 😄 😃 🙂 😺 👍 🙏 :) =) :-) ;) ;-) ^^ ^_^ ^.^ :] =] :* 💐 🌹 🌺 🌸 🎁 ✅ 🤙 ✌ 😌 💋 :3 :P :p xP =P :d =d xd xp =p :-d :-p
1.5 😂 🤣 😹 😆 😅 😉 😜 😝 😛 🤪 😋 🤤 😏 👀 🤯 🥹 😲 😮 🙈 😈 ⚡ 💥 🎶 🎵 ☀ 🌈
1.2 💀 ☠ 🪦
0.4 😭 🥲 😢 😱 🫣 🫠 🤔 🧐 🤷 😐 😶 :o :O
-1.4 😬 🙃 😒 😕 🙁 ☹ 😞 😔 😟 😩 😫 😥 😓 😑 🥱 😴 💤 🙄 😪 😖 😣 :/ :-/ :\\ :| =/ =\\ 🤨 🤥
-2.0 :( =( :-( :[ =[ :'( :((
-2.4 👎 😡 😠 🤬 🤮 🤢 🤡 💩 🖕 😤 🗑 🚮 💔 ❌ 🤦 🧢 👿 😾 🐍
`;
